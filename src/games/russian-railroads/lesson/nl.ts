import type { Translation } from '../../../kit/text.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  aim: 'Bouw drie spoorlijnen en een industrie. Beide leveren na elke ronde punten op, dus wat je vroeg bouwt, levert telkens weer iets op.',
  workers:
    'In je beurt zet je arbeiders op een vrij actieveld en doe je wat het toont. Het veld is dan deze ronde bezet.',
  track: 'Begin met twee zwarte stappen voor één arbeider. Schuif zwart twee keer op de lange spoorlijn Siberië.',
  locomotive:
    'Spoor telt maar zo ver als een locomotief komt. Bouw er een en leg hem op de tweede plek van Siberië: 1 + 2 komt tot veld 3.',
  grey: 'Zwart gaat voorop, maar telt niet. Veld 2 gaf je grijs spoor, 1 punt per veld: schuif het twee stappen.',
  doubler: 'Verdubbelaars liggen van links naar rechts boven Siberië en verdubbelen het spoor eronder. Neem er een.',
  industry: 'De industriesteen levert na elke ronde de waarde van zijn vak op. Schuif hem één stap.',
  last: 'Dit veld is nooit vol. Gebruik hier je laatste arbeider: nog een zwarte stap op Siberië maakt ruimte voor grijs.',
  pass: 'Je hebt geen arbeiders meer, alleen een munt voor de volgende ronde. Pas.',
  scoring: 'De ronde wordt geteld: grijs gaf 1 + 1, één veld verdubbeld, dus 3. De industrie gaf 1.',
  engineers:
    'Eén ingenieur per ronde kun je voor een munt aanstellen. Hij is je eigen actieveld; de meeste ingenieurs leveren aan het einde 40 punten op.',
  lines:
    'Kiev en Petersburg leveren een arbeider, ?-fiches en eigen punten op. Voor het meeste heb je ook daar een locomotief nodig.',
  end: 'Met drie spelers duurt het spel zes rondes, en de punten groeien snel. Je arbeiders zijn terug: jij bent aan de beurt.',
}
