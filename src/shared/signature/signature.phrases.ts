/** Signing by hand on a screen. */
export const signaturePhrases = {
  name: 'Your full name',
  name_hint: 'As on your documents.',
  label: 'Your signature',
  picture: 'Signature',
  here: 'Sign here with your finger, a pen or the mouse',
  clear: 'Clear',
  line: 'I cannot draw: my typed name counts',
  missing: 'Sign, or let your typed name count.',
  name_missing: 'Type your full name.',
  sign: 'Sign',
  signed: 'Signed. Thank you.',
  confirm: 'Yes, received',
  confirmed: 'Confirmed. Thank you.',
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    signature: typeof signaturePhrases
  }
}
