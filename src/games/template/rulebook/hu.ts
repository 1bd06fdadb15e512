/** The rules of Coal Run in Hungarian, by number. */
import type { Translation } from '../../../kit/text.ts'
import type { rules as english } from './en.ts'

export const rules: Translation<typeof english> = {
  'CR-1': 'Amivel játszotok',
  'CR-1.1': 'Mindenki egy vonatot vezet a bányától, a 0. mérföldtől a kikötőig. Mind a bányától indulnak.',
  'CR-1.2': 'Játékosonként hét szénlap van: az 1-es, a 2-es és a 3-as szénből kettő-kettő, a 4-esből egy.',
  'CR-2': 'Előkészületek',
  'CR-2.1':
    'Döntsétek el: rövid játék (a kikötő a 8. mérföldnél, legfeljebb öt forduló) vagy hosszú (12. mérföld, hét forduló).',
  'CR-2.2': 'Mindenki három lapot kap, és titokban tartja. A többi a pakli.',
  'CR-3': 'Először mindenki fűt …',
  'CR-3.1': 'Mindenki egyszerre, titokban választ egyet a kezében tartott lapok közül.',
  'CR-3.2':
    'A választás megváltoztatható, amíg az utolsó játékos is nem választott. Ekkor minden lapot megmutattok és eldobtok.',
  'CR-3.3': 'A vonat annyi mérföldet halad, amennyi a szenén áll, de a kikötőnél tovább nem megy.',
  'CR-3.4': 'Akik ugyanolyan szenet égettek, egymás füstjében állnak: vonatuk csak egy mérföldet halad.',
  'CR-4': '… aztán mindenki feltölt',
  'CR-4.1': 'A játékosok ülésrendben, egymás után vesznek egy-egy lapot. Ezután új forduló kezdődik.',
  'CR-4.2': 'Lapátolás: húzz egy lapot a pakliból.',
  'CR-4.3':
    'Vagy, ha nem állsz füstben, válogatás: gurítsd vissza a vonatodat egy mérfölddel, nézz meg két lapot a pakliból, és tarts meg egyet.',
  'CR-4.4': 'A két válogatott lap közül azt, amelyiket nem tartod meg, felfordítva eldobod.',
  'CR-4.5':
    'Ha a feltöltés kezdetén játékosonként kettőnél kevesebb lap van a pakliban, minden kézben tartott lap és a pakli maradéka látatlanul a dobottak közé kerül. Az összes lap az új pakli, és mindenki kettőt kap belőle.',
  'CR-5': 'A játék vége',
  'CR-5.1': 'A játék véget ér, ha a fűtés után egy vonat a kikötőben áll.',
  'CR-5.2': 'Akkor is véget ér, ha az utolsó forduló szene is elégett.',
  'CR-5.3': 'A játék végén mindenki megmutatja a lapjait.',
  'CR-6': 'Pontozás',
  'CR-6.1': 'A bányától megtett minden mérföld egy pontot ér.',
  'CR-6.2': 'A kikötőben álló vonat további két pontot ér.',
  'CR-6.3': 'Minden kézben maradt 4-es szén egy pontot ér.',
  'CR-6.4': 'Az nyer, akinek a legtöbb pontja van. Döntetlennél a győzelem közös.',
  'CR-R': 'Döntések',
  'CR-R1': 'Ha egy vonat az utolsó fordulóban ér a kikötőbe, a játék a CR-5.1 szerint ér véget.',
  'CR-R2':
    'A szén akkor is elégett, ha nem volt rá szükség: a kikötőtől egy mérföldre álló vonat is elégethet 4-es szenet.',
  'CR-E': 'Példák',
  'CR-E1': '3-as, 3-as és 4-es szén ég el: az első két vonat egy-egy mérföldet halad, a harmadik négyet.',
}
