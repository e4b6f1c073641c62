import { saleTermsSp } from '@contract/modules/sales/sale-terms.phrases.sp'
import type { sellingPhrases } from '@/shared/selling/selling.phrases'
import type { Translated } from '@/shared/i18n/translated'

export const sellingPhrasesSp: Translated<typeof sellingPhrases> = {
  levels: saleTermsSp.level,
  commission: {
    shares: 'Quién gana qué y cuándo',
    scheme: '{{name}}, versión {{version}}',
    you: 'Usted',
    from: 'previsto {{date}}',
    since: 'abierto desde {{date}}',
    no_date: 'sin fecha todavía',
    reversed: 'revertido',
    if_paid: 'Calculado como si cada pago llegara en su día. Se fija al formalizar la venta.',
    no_scheme: 'Ningún esquema de comisión vale para este proyecto ese día.',
  },
  sales_of: {
    title: 'Ventas',
    none: 'Aún no hay ventas',
    none_text: 'Una venta nueva empieza con quien se muestra aquí.',
    draft: 'Borrador',
    status: saleTermsSp.status,
    role: {
      principal: 'Comprador',
      co_buyer: 'Cocomprador',
      spouse: 'Cónyuge de {{name}}',
      attorney: 'Firma por {{name}}',
    },
  },
  get: {
    title: '¿Qué recibiré?',
    text: 'Al precio de lista, con una entrada del 20 % en 18 meses y un préstamo bancario para el resto.',
    total: 'En total',
    sell: 'Vender esta unidad',
    new_sale: 'Nueva venta',
  },
}
