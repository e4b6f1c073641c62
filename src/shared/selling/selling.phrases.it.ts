import { saleTermsIt } from '@contract/modules/sales/sale-terms.phrases.it'
import type { sellingPhrases } from '@/shared/selling/selling.phrases'
import type { Translated } from '@/shared/i18n/translated'

export const sellingPhrasesIt: Translated<typeof sellingPhrases> = {
  levels: saleTermsIt.level,
  commission: {
    shares: 'Chi guadagna che cosa, e quando',
    scheme: '{{name}}, versione {{version}}',
    you: 'Lei',
    from: 'previsto {{date}}',
    since: 'aperto dal {{date}}',
    no_date: 'ancora nessuna data',
    reversed: 'stornata',
    if_paid:
      'Calcolato come se ogni pagamento arrivasse nel suo giorno. Si fissa alla registrazione della vendita.',
    no_scheme: 'Nessuno schema di provvigione vale per questo progetto in quel giorno.',
  },
  sales_of: {
    title: 'Vendite',
    none: 'Ancora nessuna vendita',
    none_text: 'Una nuova vendita inizia con la persona mostrata qui.',
    draft: 'Bozza',
    status: saleTermsIt.status,
    role: {
      principal: 'Acquirente',
      co_buyer: 'Coacquirente',
      spouse: 'Coniuge di {{name}}',
      attorney: 'Firma per {{name}}',
    },
  },
  get: {
    title: 'Che cosa riceverò?',
    text: 'Al prezzo di listino, con un acconto del 20 % in 18 mesi e un mutuo bancario per il resto.',
    total: 'In tutto',
    sell: 'Vendi questa unità',
    new_sale: 'Nuova vendita',
  },
}
