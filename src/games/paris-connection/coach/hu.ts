import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'ask.act': 'Bővíts olyan társaságot, amelyből részvényed van, vagy cserélj egyet egy vagy két másikra.',
  'ask.place': 'A városok a számukkal növelik az értéket. A vidék 0, de továbbvezet. Hamarabb is megállhatsz.',
}
