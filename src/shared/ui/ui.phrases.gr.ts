import type { Translated } from '@/shared/i18n/translated'
import type { uiPhrases } from './ui.phrases'

export const uiPhrasesGr: Translated<typeof uiPhrases> = {
  optional: 'freiwillig',
  show_password: 'Passwort anzeigen',
  hide_password: 'Passwort verbergen',
  close: 'Schließen',
  dismiss: 'Ausblenden',
  cancel: 'Abbrechen',
  undo: 'Rückgängig machen',
  loading: 'Wird geladen …',
  language: 'Sprache',
  auth_motto: 'Alle Objekte, Verkäufe und Provisionen des Unternehmens an einem Ort.',
  auth_note: 'Nur für Mitarbeitende. Was Sie hier tun, wird aufgezeichnet.',
  month: {
    name: 'Monat',
    previous: 'Voriger Monat',
    next: 'Nächster Monat',
    current: 'Dieser Monat',
  },
}
