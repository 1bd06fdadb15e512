/** What a Dockerfile says about its last stage. */
export interface Image {
  readonly env: Readonly<Record<string, string>>
  readonly user: string | undefined
  readonly exposed: string | undefined
  readonly volumes: string | undefined
  readonly entrypoint: readonly string[]
  readonly cmd: readonly string[]
  readonly healthcheck: readonly string[]
  /** Paths of the working tree that are in the image, the same below its work folder. */
  readonly copied: readonly string[]
}

export const dockerfileIn = (text: string): Image => {
  const stage = text.split(/^FROM /m).at(-1) ?? ''
  const lines = stage.split('\n').filter((line) => /^[A-Z]+ /.test(line))
  const args = (name: string): readonly string[] =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1))
  const list = (line = '[]'): readonly string[] => JSON.parse(line.slice(line.indexOf('[')))
  return {
    env: Object.fromEntries(args('ENV').map((line) => line.split('=') as [string, string])),
    user: args('USER')[0],
    exposed: args('EXPOSE')[0],
    volumes: args('VOLUME')[0],
    entrypoint: list(args('ENTRYPOINT')[0]),
    cmd: list(args('CMD')[0]),
    healthcheck: list(args('HEALTHCHECK')[0]),
    copied: args('COPY').flatMap((line) =>
      line
        .split(' ')
        .filter((word) => word.startsWith('/app/'))
        .map((word) => word.slice('/app/'.length)),
    ),
  }
}
