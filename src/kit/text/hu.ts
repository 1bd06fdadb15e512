/** What the kit says, in Hungarian. No article or ending is put to a parameter: both depend on its sound. */
import type { Translation } from '../text.ts'
import type { en } from './en.ts'

export const hu: Translation<typeof en> = {
  'move.illegal': '{number}. lépés: itt nem lehetséges: {move} (hely: {seat}).',
  'move.unknown': '{number}. lépés: ebben a játékban nincs ilyen lépés: {move}.',
  'record.json': 'Ez nem játszmajegyzőkönyv: nem JSON ({why}).',
  'record.format': 'Ennek a játszmajegyzőkönyvnek ismeretlen a formátuma: {format}.',
  'record.shape': 'Ez a játszmajegyzőkönyv sérült; {what} helyén ennek kell állnia: {shape}.',
  'record.players': 'Ebben a játszmajegyzőkönyvben {players} játékos neve szerepel, holott {seats} hely van.',
  'record.move': '{number}. lépés: nem egy helyből és egy lépésből áll.',
  'record.seats': '{title}: {seats} hellyel nem játszható; lehetséges: {allowed}.',
  'record.rules': '{title}: nincs {version}. szabályváltozata; a legújabb: {known}.',
  'record.option': 'Beállítás: {option}. Az értéke nem lehet {value}, csak ezek egyike: {allowed}.',
  'record.surplus': '{title}: nincs ilyen beállítása: {option}.',
  'record.game': 'Nincs ilyen nevű játék: {game}; ezek vannak: {games}.',
  'shape.object': 'mezők csoportja',
  'shape.list': 'lista',
  'shape.text': 'szöveg',
  'shape.number': 'egész szám',
  'shape.value': 'szöveg, szám, true vagy false',
  'shape.draw': 'pakli, sorszám, a maradék és egy index',
  'verify.commitment': 'A titok nem egyezik az előre rögzítettel.',
  'verify.salt': 'A játékos sója nem egyezik az előre rögzítettel (hely: {seat}).',
  'verify.sheet': 'A sorsolási lap egy másik játszmához tartozik.',
  'verify.draw': '{number}. húzás ({deck}, {k}): itt {index} áll, a kezdőérték szerint viszont {right}.',
  'verify.drawn': '{number}. húzás: nem az, amelyhez a lépések vezetnek.',
  'verify.result': 'Az eredmény nem az, amelyhez a lépések vezetnek.',
}
