/** The online pages' texts that are rightly the same as in English. */
export const same: Readonly<Record<'nl' | 'de' | 'hu', readonly string[]>> = {
  nl: ['lobby.named', 'chat.title', 'chat.tab', 'device.code'],
  de: ['lobby.named', 'chat.title', 'chat.tab', 'device.code'],
  hu: ['lobby.named', 'chat.tab'],
}
