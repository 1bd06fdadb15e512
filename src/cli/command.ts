/** A command of the program: `npx roundhouse <name> …`. */

export interface CliCommand {
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  /** The text that `--help` prints after the summary. */
  readonly usage: string
  /** Runs with the arguments after the name and returns the exit code. */
  run(args: readonly string[], out: Out): Promise<number>
}

/** Where a command prints. */
export interface Out {
  line(text?: string): void
  error(text: string): void
}

/** Success; the check found a fault; the input cannot be used. */
export const OK = 0
export const FOUND = 1
export const USAGE = 2
