/** What link previews say, in the reader's language. */
import type { Language, Translation } from '../../kit/text.ts'

export const en = {
  'home.title': 'Roundhouse: the open table for train games',
  'home.text':
    'Four train games in your browser: play against bots, share a screen with friends, or send them a link. No account needed.',
  'game.title': 'Play {game}',
  'game.text':
    'Play {game} in your browser: against bots, on one screen, or with friends by a link. No account needed.',
  'rules.title': '{game}: the rules',
  'rules.text': 'All rules of {game} on one page, with search and a link for each rule.',
  'rule.title': '{game}: rule {rule}',
  'lobby.title': 'Open tables',
  'lobby.text': 'Tables that are open to everyone: take a free seat, or watch a game.',
  'shared.title': 'A finished train game',
  'shared.text': 'Watch the whole game move by move, from any seat.',
  'table.title': 'A table of {game}',
  'table.text': 'Open the link to take a seat or to watch. No account needed.',
  'open.title': '{game}: {count} free {count:seat|seats}',
  'full.title': '{game}: about to start',
  'running.title': '{game}: playing now',
  'over.title': '{game}: a finished game',
  'over.moment': '{game}: after move {moves}',
  'table.with': 'With {names}.',
  'table.bots': '{count} {count:bot|bots}',
  'open.text': 'Take a seat or watch. No account needed.',
  'running.text': 'Watch the game. {count} {count:move|moves} so far.',
  'over.text': 'Watch the whole game move by move.',
} as const

const nl: Translation<typeof en> = {
  'home.title': 'Roundhouse: de open tafel voor treinspellen',
  'home.text':
    'Vier treinspellen in je browser: speel tegen bots, deel een scherm met vrienden of stuur ze een link. Geen account nodig.',
  'game.title': '{game} spelen',
  'game.text':
    'Speel {game} in je browser: tegen bots, op één scherm of met vrienden via een link. Geen account nodig.',
  'rules.title': '{game}: de spelregels',
  'rules.text': 'Alle regels van {game} op één pagina, doorzoekbaar en met een link naar elke regel.',
  'rule.title': '{game}: regel {rule}',
  'lobby.title': 'Open tafels',
  'lobby.text': 'Tafels die voor iedereen openstaan: neem een vrije plaats of kijk mee.',
  'shared.title': 'Een gespeelde partij',
  'shared.text': 'Bekijk de hele partij zet voor zet, vanaf elke plaats.',
  'table.title': 'Een tafel met {game}',
  'table.text': 'Open de link om mee te spelen of mee te kijken. Geen account nodig.',
  'open.title': '{game}: {count} vrije {count:plaats|plaatsen}',
  'full.title': '{game}: begint zo',
  'running.title': '{game}: nu bezig',
  'over.title': '{game}: een gespeelde partij',
  'over.moment': '{game}: na zet {moves}',
  'table.with': 'Met {names}.',
  'table.bots': '{count} {count:bot|bots}',
  'open.text': 'Speel mee of kijk mee. Geen account nodig.',
  'running.text': 'Kijk mee. Tot nu toe {count} {count:zet|zetten}.',
  'over.text': 'Bekijk de hele partij zet voor zet.',
}

const de: Translation<typeof en> = {
  'home.title': 'Roundhouse: der offene Tisch für Eisenbahnspiele',
  'home.text':
    'Vier Eisenbahnspiele im Browser: gegen Bots, mit Freunden an einem Bildschirm oder über einen Link. Ohne Konto.',
  'game.title': '{game} spielen',
  'game.text':
    'Spiele {game} im Browser: gegen Bots, an einem Bildschirm oder mit Freunden über einen Link. Ohne Konto.',
  'rules.title': '{game}: die Regeln',
  'rules.text': 'Alle Regeln von {game} auf einer Seite, mit Suche und einem Link zu jeder Regel.',
  'rule.title': '{game}: Regel {rule}',
  'lobby.title': 'Offene Tische',
  'lobby.text': 'Tische, die allen offenstehen: Nimm einen freien Platz oder schau zu.',
  'shared.title': 'Eine gespielte Partie',
  'shared.text': 'Sieh dir die ganze Partie Schritt für Schritt an, von jedem Platz aus.',
  'table.title': 'Ein Tisch mit {game}',
  'table.text': 'Öffne den Link, um mitzuspielen oder zuzuschauen. Ohne Konto.',
  'open.title': '{game}: {count} {count:freier Platz|freie Plätze}',
  'full.title': '{game}: beginnt gleich',
  'running.title': '{game}: läuft gerade',
  'over.title': '{game}: eine gespielte Partie',
  'over.moment': '{game}: nach Schritt {moves}',
  'table.with': 'Mit {names}.',
  'table.bots': '{count} {count:Bot|Bots}',
  'open.text': 'Spiel mit oder schau zu. Ohne Konto.',
  'running.text': 'Schau zu. Bisher {count} {count:Schritt|Schritte}.',
  'over.text': 'Sieh dir die ganze Partie Schritt für Schritt an.',
}

const hu: Translation<typeof en> = {
  'home.title': 'Roundhouse: nyitott asztal vasutas játékokhoz',
  'home.text':
    'Négy vasutas játék a böngésződben: játssz botok ellen, egy képernyőn a barátaiddal, vagy küldj nekik linket. Fiók nem kell.',
  'game.title': '{game}: játssz most',
  'game.text': 'Játssz a böngésződben: {game} botok ellen, egy képernyőn vagy linken át a barátaiddal. Fiók nem kell.',
  'rules.title': '{game}: a szabályok',
  'rules.text': 'A játék minden szabálya egy oldalon, kereséssel és szabályonként külön linkkel.',
  'rule.title': '{game}: {rule} szabály',
  'lobby.title': 'Nyitott asztalok',
  'lobby.text': 'Mindenki előtt nyitott asztalok: ülj le egy szabad helyre, vagy nézz bele egy játszmába.',
  'shared.title': 'Egy lejátszott játszma',
  'shared.text': 'Nézd végig az egész játszmát lépésről lépésre, bármelyik helyről.',
  'table.title': '{game}-asztal',
  'table.text': 'Nyisd meg a linket, ha játszani vagy nézni szeretnél. Fiók nem kell.',
  'open.title': '{game}: {count} szabad hely',
  'full.title': '{game}: mindjárt kezdődik',
  'running.title': '{game}: most folyik',
  'over.title': '{game}: lejátszott játszma',
  'over.moment': '{game}: {moves} lépés után',
  'table.with': 'Játékosok: {names}.',
  'table.bots': '{count} bot',
  'open.text': 'Ülj le, vagy nézd a játszmát. Fiók nem kell.',
  'running.text': 'Nézd a játszmát. Eddig {count} lépés.',
  'over.text': 'Nézd végig az egész játszmát lépésről lépésre.',
}

export const PREVIEW_TEXTS: Readonly<Record<Language, Translation<typeof en>>> = { en, nl, de, hu }
