import type { accountingPhrases } from '@/features/accounting/accounting.phrases'
import type { Translated } from '@/shared/i18n/translated'

export const accountingPhrasesGr: Translated<typeof accountingPhrases> = {
  accounts: {
    title: 'Kontenplan',
    text: 'Überschriften und die bebuchbaren Konten darunter.',
    empty: 'Es gibt noch keine Konten',
  },
  fields: {
    code: 'Nummer',
    name: 'Name',
    type: 'Art',
    normal_side: 'Wächst im',
    pnl_group: 'Ergebnisrechnung',
    parent_id: 'Unter',
    is_postable: 'Bebuchbar',
    is_control: 'Kontrolle',
    sort: 'Reihenfolge',
  },
  hints: {
    code: '4 bis 6 Ziffern; sie bleibt so.',
    is_postable: 'Eine Überschrift nicht.',
    is_control: 'Welches Nebenbuch dahinter steht.',
  },
  values: {
    bulk_reason: {
      account_has_accounts: 'Konten stehen darunter',
    },
    type: {
      asset: 'Vermögen',
      liability: 'Schulden',
      equity: 'Eigenkapital',
      revenue: 'Erlöse',
      cost_of_service: 'Kosten der Leistungen',
      expense: 'Aufwand',
      other_income: 'Sonstige Erträge',
      other_expense: 'Sonstiger Aufwand',
      tax: 'Ertragsteuer',
    },
    normal_side: {
      debit: 'Soll',
      credit: 'Haben',
    },
    pnl_group: {
      revenue: 'Erlöse',
      cost_of_services: 'Kosten der Leistungen',
      operating_expenses: 'Betriebsaufwand',
      other: 'Sonstiges',
      income_tax: 'Ertragsteuer',
    },
    is_control: {
      none: 'Keine',
      ar: 'Forderungen',
      ap: 'Verbindlichkeiten',
      commission_payable: 'Zu zahlende Provisionen',
      advance: 'Vorschüsse',
      bank: 'Bank',
      vat: 'Umsatzsteuer',
      ewt: 'Quellensteuer',
    },
  },
  sections: {
    basics: 'Das Konto',
    place: 'Sein Platz',
    use: 'Wie es gebraucht wird',
  },
  tree: {
    as_list: 'Als Liste',
    as_tree: 'Als Baum',
    expand_all: 'Alle öffnen',
    collapse_all: 'Alle schließen',
    open: '{{name}} öffnen',
    close: '{{name}} schließen',
    keys: 'Pfeiltasten bewegen und öffnen, die Eingabetaste zeigt das Konto.',
    search: 'Konten suchen',
    no_match: 'Kein Konto passt dazu',
    no_match_text: 'Suchen Sie nach einer Nummer, einem Namen oder einem Teil davon.',
    retired: 'Stillgelegt',
    new: 'Neues Konto',
    count_one: '{{count}} Konto',
    count_other: '{{count}} Konten',
  },
}
