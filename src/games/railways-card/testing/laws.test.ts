import { testLaws } from '../../../../test/games/test-laws.ts'
import { entry } from '../entry.ts'

await testLaws(entry)
