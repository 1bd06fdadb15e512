/** Texts of the online pages that rightly equal the English. */
export const same: Readonly<Record<'nl' | 'de' | 'hu', readonly string[]>> = {
  nl: ['lobby.named', 'chat.title', 'chat.tab', 'device.code', 'room.owner'],
  de: ['lobby.named', 'chat.title', 'chat.tab', 'device.code'],
  hu: ['lobby.named', 'chat.title', 'chat.tab'],
}
