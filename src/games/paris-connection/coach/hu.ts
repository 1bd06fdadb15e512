import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'ask.act': 'Bővítsd egy társaságod hálózatát, vagy cserélj: egy részvényt adsz, más színből kettőt is vehetsz.',
  'ask.place': 'A városok a számukkal növelik az értéket. A vidék 0, de továbbvezet. Hamarabb is megállhatsz.',
}
