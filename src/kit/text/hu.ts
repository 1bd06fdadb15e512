/** Texts of the kit, in Hungarian. Articles and endings never touch a parameter: both depend on its sound. */
import type { Translation } from '../text.ts'
import type { en } from './en.ts'

export const hu: Translation<typeof en> = {
  'move.illegal': '{number}. lépés: itt nem lehetséges: {move} (hely: {seat}).',
  'move.unknown': '{number}. lépés: ebben a játékban nincs ilyen lépés: {move}.',
  'record.json': 'Ez a fájl nem mentett játszma ({why}).',
  'record.format': 'Ennek a mentett játszmának ismeretlen a formátuma: {format}.',
  'record.link': 'Ez a link sérült: a játszma egyes részei hiányoznak.',
  'record.shape': 'Ez a mentett játszma sérült; {what} helyén ennek kell állnia: {shape}.',
  'record.players': 'Ebben a mentett játszmában {players} játékos szerepel, de {seats} hely van.',
  'record.move': '{number}. lépés: egy helyből és egy lépésből kell állnia.',
  'record.seats': '{title}: {seats} hellyel nem játszható, csak ennyivel: {allowed}.',
  'record.rules': '{title}: nincs {version}. szabályváltozata. A legújabb: {known}.',
  'record.option': 'Opció: {option}. Az értéke nem lehet {value}, csak ezek egyike: {allowed}.',
  'record.surplus': '{title}: nincs ilyen opciója: {option}.',
  'record.game': 'Nincs ilyen nevű játék: {game}. Ezek közül választhatsz: {games}.',
  'record.brokenOff': '{name} az első lap előtt megszakította a kezdést: nincs mit lejátszani.',
  'shape.object': 'mezők csoportja',
  'shape.list': 'lista',
  'shape.text': 'szöveg',
  'shape.number': 'egész szám',
  'shape.value': 'szöveg, szám, true vagy false',
  'shape.draw': 'pakli, sorszám, a maradék és egy index',
  'shape.sheet': 'hat mező',
  'shape.hex': 'megfelelő hosszúságú hexadecimális szám',
  'verify.commitment': 'A titok nem egyezik az osztás előtt rögzítettel.',
  'verify.salt': 'A véletlen adat nem egyezik az osztás előtt rögzítettel (hely: {seat}).',
  'verify.sheet': 'A keverési lap egy másik játszmához tartozik.',
  'verify.added': 'Olyan helynek van véletlen adata, amely nem ígért (hely: {seat}).',
  'verify.unopened': 'A szerver nem fedte fel a titkát.',
  'verify.both': 'A mentett játszmában keverés és választott kezdőérték is van. Csak az egyik lehet igaz.',
  'verify.kept.seed': 'Van megőrzött keverési lap, a mentett játszma szerint viszont a kezdőértéket választották.',
  'verify.kept.commitment': 'A szerver megváltoztatta a titkát: a megőrzött keverési lapon más van rögzítve.',
  'verify.kept.salts':
    'A megőrzött keverési lapon más véletlen adat szerepel (hely: {seat}): két böngésző különböző lapot kapott, vagy egy adatot kicseréltek.',
  'verify.kept.added':
    'A megőrzött keverési lapon ez a hely nem ad véletlen adatot, a mentett játszmában viszont igen (hely: {seat}).',
  'verify.kept.terms':
    'A megőrzött keverési lap más játékhoz, más szabályokhoz, más helyekhez vagy más opciókhoz tartozik.',
  'verify.kept.dropped': 'A véletlen adat időben megérkezett, a mentett játszmából mégis kimaradt (hely: {seat}).',
  'verify.kept.swapped': 'A mentett játszmában nem az elküldött véletlen adat áll (hely: {seat}).',
  'verify.draw': '{number}. húzás ({deck}, {k}): itt {index} áll, a kezdőérték szerint viszont {right}.',
  'verify.drawn': '{number}. húzás: nem következik a lépésekből.',
  'verify.undrawn': 'A játszmának van eredménye, de a húzásai hiányoznak.',
  'verify.result': 'Az eredmény nem következik a lépésekből.',
  'verify.broken.played':
    'A kezdést megszakították, a mentett játszmában mégis van kezdőérték, lépés, húzás vagy eredmény.',
  'verify.broken.complete':
    'A kezdést megszakították, de nem hiányzott véletlen adat: a játszmának el kellett kezdődnie.',
}
