/** By level of bots: the share of moves that it overlooks. How they were chosen: docs/lab/levels.md. */
export const OVERLOOKS: Readonly<Record<string, number>> = {
  newcomer: 0.1,
  beginner: 0.45,
  amateur: 0.25,
  skilled: 0.1,
}
