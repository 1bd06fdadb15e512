/** By level of bots: the share of moves that it overlooks. How they were chosen: docs/lab/levels.md. */
export const OVERLOOKS: Readonly<Record<string, number>> = {
  newcomer: 0.45,
  beginner: 0.15,
  amateur: 0.08,
  skilled: 0.03,
}
