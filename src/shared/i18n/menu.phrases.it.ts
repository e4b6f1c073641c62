import type { menuPhrases } from './menu.phrases'
import type { Translated } from './translated'

export const menuPhrasesIt: Translated<typeof menuPhrases> = {
  overview: 'Panoramica',
  property: 'Immobili',
  buyers: 'Gestione acquirenti',
  sales: 'Vendite',
  commission: 'Provvigioni',
  collection: 'Incassi',
  expense: 'Spese e anticipi',
  accounting: 'Contabilità',
  employee: 'Il mio lavoro',
  people: 'Personale',
  maintenance: 'Dati di base',
  settings: 'Impostazioni',
}
