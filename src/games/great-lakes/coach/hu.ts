import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'ask.tickets': 'Egymáshoz közeli menetjegyeket tarts meg: amit nem teljesítesz, azért levonás jár.',
  'ask.pieces': 'A vagon a szárazon, a hajó a vízen megy. Kezdésnek jó arány 27 vagon és 23 hajó.',
  'ask.act': 'Az elején olyan színű lapokat húzz, amilyenek a menetjegyeidhez vezető útvonalak.',
  'can.claim': 'Most ki tudsz fizetni egy útvonalat. Azonnal pontot ér; a hosszú sokkal többet.',
  'can.harbour': 'Megvannak a lapjaid egy kikötőhöz. Olyan városba építsd, amely több menetjegyeden is szerepel.',
  'ask.second': 'Vegyél el még egy lapot. Felfordított mozdony csak az első lehet.',
  'ask.refill': 'Te döntöd el, melyik pakli pótol: vonat- vagy hajólap jut neked vagy a következőknek.',
  'ask.pay': 'A mozdonyokat és a kikötőjeles lapokat tartogasd, ha mással is fizethetsz.',
}
