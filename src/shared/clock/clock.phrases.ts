export const clockPhrases = {
  in: 'Clock in',
  out: 'Clock out',
  other_in: 'Clock in instead',
  other_out: 'Clock out instead',
  is_in: 'You are in since {{time}}',
  is_out: 'You are out',
  is_new: 'You have not clocked in yet',
  done_in: 'Clocked in at {{time}}.',
  done_out: 'Clocked out at {{time}}.',
  repeated: 'You pressed just before: the punch of {{time}} stands.',
  offline_title: 'Not recorded: there is no connection',
  offline_text:
    'You pressed at {{time}} by this device, but only the portal’s time counts. Press again once you are connected, or ask for a correction later.',
  failed_title: 'Not recorded',
  again: 'Press again',
  locked: 'This day is locked, so nothing more can be recorded.',
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    clock: typeof clockPhrases
  }
}
