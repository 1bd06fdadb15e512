import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'ask.act': 'Egy akció, aztán lapok. Az elején építs csatlakozást: amit kifizetsz, azt megkapod pontban.',
  'can.lay': 'Az eléd kijátszott mozdonnyal az áruid a játék végéig egy csatlakozással messzebb jutnak.',
  'can.ship': 'Most szállíthatsz: csatlakozásonként egy pont, és az árukocka a végén újra számít.',
  'ask.join': 'Válaszd ki, hová kerüljön a város: a legjobb olyan mellé, amelynek az áruját kéri.',
  'ask.pay': 'Többet is fizethetsz: azonnal pontot ér, és a végén erősebb lesz a csatlakozás.',
  'ask.deliver': 'Keress sok csatlakozáson át vezető utat. A többi tulajdonos a sajátjaiért kap egy-egy pontot.',
  'ask.destination': 'Négy különböző áru a végén többet ér, mint három vagy négy egyforma.',
  'ask.follow': 'Egy új árukocka egy üres városban újabb szállítást jelenthet.',
  'ask.restock': 'Oda tedd az árukockát, ahonnan saját csatlakozásod indul, és a közelben kérik.',
  'ask.take': 'Gyűjts olyan színű sínt, amely illik egy városodhoz. Felfordított mozdony mellé nem jár másik lap.',
  'ask.trim': '13 lapod maradhat. A dobópakli felső lapját a következő felveheti.',
}
