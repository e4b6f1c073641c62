import type { Translated } from '@/shared/i18n/translated'
import type { uiPhrases } from './ui.phrases'

export const uiPhrasesIt: Translated<typeof uiPhrases> = {
  optional: 'facoltativo',
  show_password: 'Mostra password',
  hide_password: 'Nascondi password',
  close: 'Chiudi',
  dismiss: 'Nascondi',
  cancel: 'Annulla',
  undo: 'Annulla l’azione',
  loading: 'Caricamento in corso…',
  language: 'Lingua',
  auth_motto: 'Tutti gli immobili, le vendite e le provvigioni dell’azienda, in un unico posto.',
  auth_note: 'Riservato al personale. Le operazioni svolte qui vengono registrate.',
  month: {
    name: 'Mese',
    previous: 'Mese precedente',
    next: 'Mese successivo',
    current: 'Questo mese',
  },
}
