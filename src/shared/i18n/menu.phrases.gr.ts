import type { menuPhrases } from './menu.phrases'
import type { Translated } from './translated'

export const menuPhrasesGr: Translated<typeof menuPhrases> = {
  overview: 'Übersicht',
  property: 'Objekte',
  buyers: 'Käuferverwaltung',
  sales: 'Verkauf',
  commission: 'Provisionen',
  collection: 'Zahlungseingänge',
  expense: 'Ausgaben und Vorschüsse',
  accounting: 'Buchhaltung',
  employee: 'Meine Anstellung',
  people: 'Personal',
  maintenance: 'Stammdaten',
  settings: 'Einstellungen',
}
