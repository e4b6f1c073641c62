import type { menuPhrases } from './menu.phrases'
import type { Translated } from './translated'

export const menuPhrasesSp: Translated<typeof menuPhrases> = {
  overview: 'Resumen',
  property: 'Inmuebles',
  buyers: 'Gestión de compradores',
  sales: 'Ventas',
  commission: 'Comisiones',
  collection: 'Cobros',
  expense: 'Gastos y anticipos',
  accounting: 'Contabilidad',
  employee: 'Mi empleo',
  people: 'Personal',
  maintenance: 'Datos maestros',
  settings: 'Configuración',
}
