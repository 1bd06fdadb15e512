/** By level of bots: the share of moves that it overlooks. How they were chosen: docs/lab/levels.md. */
export const OVERLOOKS: Readonly<Record<string, number>> = {
  newcomer: 0.04,
  beginner: 0.24,
  amateur: 0.11,
  skilled: 0.04,
}
