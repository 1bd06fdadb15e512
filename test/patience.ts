/**
 * Milliseconds after which a test says that something hangs. This is no bound: while eight other programs share the processors,
 * everything takes several times as long. Whole tests and their set-up get a multiple of it in `vitest.config.ts`.
 */
export const PATIENCE = 300_000
