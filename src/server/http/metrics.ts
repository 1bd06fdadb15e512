/** Metrics for Prometheus. They do not reveal who plays what. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics extends Readonly<Record<Counted, Counter>> {
  /** How many seconds orders took. */
  readonly orderSeconds: Histogram
  readonly contentType: string
  text(): Promise<string>
}

/** Current values, read on each request. */
export interface Gauges {
  readonly rooms: number
  readonly pages: number
  /** 1 while the database can be used, else 0. */
  readonly databaseUp: number
}

type Counted = keyof typeof COUNTED

const COUNTED = {
  orders: 'Orders that were answered.',
  problems: 'Orders that were refused.',
  entries: 'Entries that were written.',
  unsaved: 'Writes that the database did not take.',
  faults: 'Failures that nobody expected.',
  connections: 'Pages that have come to a table.',
} as const

/** Milliseconds between two looks at the event loop. The usual ten would wake an idle process a hundred times a second. */
const PRECISION = 100

const BOUNDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5]

/**
 * Memory, processor time, garbage collection and the event loop belong to the process, not to one of its servers.
 * What prom-client observes for them cannot be stopped, so it starts once, with the first server.
 */
let processMetrics: Registry | null = null
const ofProcess = (): Registry => {
  if (processMetrics === null) {
    processMetrics = new Registry()
    collectDefaultMetrics({ register: processMetrics, eventLoopMonitoringPrecision: PRECISION })
  }
  return processMetrics
}

export const metricsOf = (gauges: () => Gauges): Metrics => {
  const register = new Registry()
  const registers = [register]
  const counter = (name: Counted): Counter =>
    new Counter({ name: `roundhouse_${name}_total`, help: COUNTED[name], registers })
  const counters: Readonly<Record<Counted, Counter>> = {
    orders: counter('orders'),
    problems: counter('problems'),
    entries: counter('entries'),
    unsaved: counter('unsaved'),
    faults: counter('faults'),
    connections: counter('connections'),
  }
  const gauge = (name: string, of: keyof Gauges, help: string): Gauge =>
    new Gauge({
      name: `roundhouse_${name}`,
      help,
      registers,
      collect() {
        this.set(gauges()[of])
      },
    })
  gauge('rooms', 'rooms', 'Tables in memory.')
  gauge('pages', 'pages', 'Pages that are connected.')
  gauge('database_up', 'databaseUp', 'Whether the database can be used.')
  const orderSeconds = new Histogram({
    name: 'roundhouse_order_duration_seconds',
    help: 'Time from an order to its answer.',
    buckets: BOUNDS,
    registers,
  })
  const all = Registry.merge([ofProcess(), register])
  return {
    ...counters,
    orderSeconds,
    contentType: all.contentType,
    text: () => all.metrics(),
  }
}
