import { saleTermsGr } from '@contract/modules/sales/sale-terms.phrases.gr'
import type { sellingPhrases } from '@/shared/selling/selling.phrases'
import type { Translated } from '@/shared/i18n/translated'

export const sellingPhrasesGr: Translated<typeof sellingPhrases> = {
  levels: saleTermsGr.level,
  commission: {
    shares: 'Wer was wann verdient',
    scheme: '{{name}}, Fassung {{version}}',
    you: 'Sie',
    from: 'erwartet {{date}}',
    since: 'offen seit {{date}}',
    no_date: 'noch kein Datum',
    reversed: 'zurückgenommen',
    if_paid: 'Gerechnet, als käme jede Zahlung an ihrem Tag. Festgelegt wird sie bei der Buchung.',
    no_scheme: 'Für dieses Projekt gilt an diesem Tag kein Provisionsmodell.',
  },
  sales_of: {
    title: 'Verkäufe',
    none: 'Noch keine Verkäufe',
    none_text: 'Ein neuer Verkauf beginnt mit der Person, die hier steht.',
    draft: 'Entwurf',
    status: saleTermsGr.status,
    role: {
      principal: 'Käufer',
      co_buyer: 'Mitkäufer',
      spouse: 'Verheiratet mit {{name}}',
      attorney: 'Unterschreibt für {{name}}',
    },
  },
  get: {
    title: 'Was bekomme ich?',
    text: 'Zum Listenpreis, mit 20 % Anzahlung über 18 Monate und einem Bankdarlehen für den Rest.',
    total: 'Insgesamt',
    sell: 'Diese Einheit verkaufen',
    new_sale: 'Neuer Verkauf',
  },
}
