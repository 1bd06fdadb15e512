/** What the server counts and measures, for Prometheus. Nothing in it says who plays or what. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

export interface Metrics {
  /** One more of these. */
  count(what: Counted): void
  /** An order was answered after so many milliseconds. */
  took(milliseconds: number): void
  text(): string
  close(): void
}

/** What is there now, asked when somebody looks. */
export interface Gauges {
  readonly rooms: number
  readonly pages: number
}

type Counted = keyof typeof COUNTED

const COUNTED = {
  orders: 'Orders that were answered.',
  problems: 'Orders that were refused.',
  entries: 'Entries that were written.',
  faults: 'Failures that nobody expected.',
  connections: 'Pages that have come to a table.',
} as const

/** In milliseconds. */
const BOUNDS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 5_000] as const
const MICRO = 1e-6

export const metricsOf = (gauges: () => Gauges): Metrics => {
  const counts = new Map<Counted, number>()
  const buckets = BOUNDS.map(() => 0)
  let sum = 0
  let total = 0
  const loop = monitorEventLoopDelay({ resolution: 20 })
  loop.enable()

  const answers = (): readonly string[] => [
    '# HELP roundhouse_answer_milliseconds Time from an order to its answer.',
    '# TYPE roundhouse_answer_milliseconds histogram',
    ...BOUNDS.map((bound, at) => `roundhouse_answer_milliseconds_bucket{le="${bound}"} ${buckets[at]}`),
    `roundhouse_answer_milliseconds_bucket{le="+Inf"} ${total}`,
    `roundhouse_answer_milliseconds_sum ${sum}`,
    `roundhouse_answer_milliseconds_count ${total}`,
  ]

  return {
    count: (what) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    took(milliseconds) {
      sum += milliseconds
      total += 1
      BOUNDS.forEach((bound, at) => {
        if (milliseconds <= bound) buckets[at] = (buckets[at] ?? 0) + 1
      })
    },
    text() {
      const { rooms, pages } = gauges()
      const memory = process.memoryUsage()
      const counted = Object.entries(COUNTED) as readonly [Counted, string][]
      return [
        ...counted.flatMap(([name, says]) => one('counter', `${name}_total`, says, counts.get(name) ?? 0)),
        ...one('gauge', 'rooms', 'Tables in memory.', rooms),
        ...one('gauge', 'pages', 'Pages that are connected.', pages),
        ...one('gauge', 'memory_bytes', 'Resident memory.', memory.rss),
        ...one('gauge', 'heap_bytes', 'Memory in use by the program itself.', memory.heapUsed + memory.external),
        ...one('gauge', 'loop_delay_p99_milliseconds', 'Delay of the event loop.', loop.percentile(99) * MICRO),
        ...answers(),
        '',
      ].join('\n')
    },
    close: () => void loop.disable(),
  }
}

const one = (type: string, name: string, says: string, value: number): readonly string[] => [
  `# HELP roundhouse_${name} ${says}`,
  `# TYPE roundhouse_${name} ${type}`,
  `roundhouse_${name} ${value}`,
]
