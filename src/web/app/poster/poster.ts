/** What a game's poster is: a drawing of its own, and its title as it is set in type. */
import type { ComponentType } from 'react'

export interface PosterArt {
  /** Everything between the frame and the title, in a space 600 wide and 640 high. */
  readonly Drawing: ComponentType
  /** The lines of the title; each fills the width of the poster. */
  readonly lines: readonly string[]
}
