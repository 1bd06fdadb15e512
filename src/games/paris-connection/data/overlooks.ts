/** By level of bots: the share of moves that it overlooks. How they were chosen: docs/lab/levels.md. */
export const OVERLOOKS: Readonly<Record<string, number>> = {
  newcomer: 0.4,
  beginner: 0.35,
  amateur: 0.2,
  skilled: 0.08,
}
