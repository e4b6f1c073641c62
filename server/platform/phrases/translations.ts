import { LOCALE_CODES, type Locale } from '@contract/kernel/locales'
import type { Phrases } from '@contract/kernel/phrases'
import { withSaleTerms } from '@contract/modules/sales/sale-term-places'
import arCashAdvance from '@phrases/ar/cash-advance.json' with { type: 'json' }
import arCollection from '@phrases/ar/collection.json' with { type: 'json' }
import arCommissionRecord from '@phrases/ar/commission-record.json' with { type: 'json' }
import arDocumentNames from '@phrases/ar/document-names.json' with { type: 'json' }
import arDocumentTypes from '@phrases/ar/document-types.json' with { type: 'json' }
import arExpense from '@phrases/ar/expense.json' with { type: 'json' }
import arLedger from '@phrases/ar/ledger.json' with { type: 'json' }
import arNotification from '@phrases/ar/notification.json' with { type: 'json' }
import arPaper from '@phrases/ar/paper.json' with { type: 'json' }
import arProfitAndLoss from '@phrases/ar/profit-and-loss.json' with { type: 'json' }
import arReportMatch from '@phrases/ar/report-match.json' with { type: 'json' }
import arSaleTerms from '@phrases/ar/sale-terms.json' with { type: 'json' }
import arServer from '@phrases/ar/server.json' with { type: 'json' }
import arStoredNames from '@phrases/ar/stored-names.json' with { type: 'json' }
import chCashAdvance from '@phrases/ch/cash-advance.json' with { type: 'json' }
import chCollection from '@phrases/ch/collection.json' with { type: 'json' }
import chCommissionRecord from '@phrases/ch/commission-record.json' with { type: 'json' }
import chDocumentNames from '@phrases/ch/document-names.json' with { type: 'json' }
import chDocumentTypes from '@phrases/ch/document-types.json' with { type: 'json' }
import chExpense from '@phrases/ch/expense.json' with { type: 'json' }
import chLedger from '@phrases/ch/ledger.json' with { type: 'json' }
import chNotification from '@phrases/ch/notification.json' with { type: 'json' }
import chPaper from '@phrases/ch/paper.json' with { type: 'json' }
import chProfitAndLoss from '@phrases/ch/profit-and-loss.json' with { type: 'json' }
import chReportMatch from '@phrases/ch/report-match.json' with { type: 'json' }
import chSaleTerms from '@phrases/ch/sale-terms.json' with { type: 'json' }
import chServer from '@phrases/ch/server.json' with { type: 'json' }
import chStoredNames from '@phrases/ch/stored-names.json' with { type: 'json' }
import frCashAdvance from '@phrases/fr/cash-advance.json' with { type: 'json' }
import frCollection from '@phrases/fr/collection.json' with { type: 'json' }
import frCommissionRecord from '@phrases/fr/commission-record.json' with { type: 'json' }
import frDocumentNames from '@phrases/fr/document-names.json' with { type: 'json' }
import frDocumentTypes from '@phrases/fr/document-types.json' with { type: 'json' }
import frExpense from '@phrases/fr/expense.json' with { type: 'json' }
import frLedger from '@phrases/fr/ledger.json' with { type: 'json' }
import frNotification from '@phrases/fr/notification.json' with { type: 'json' }
import frPaper from '@phrases/fr/paper.json' with { type: 'json' }
import frProfitAndLoss from '@phrases/fr/profit-and-loss.json' with { type: 'json' }
import frReportMatch from '@phrases/fr/report-match.json' with { type: 'json' }
import frSaleTerms from '@phrases/fr/sale-terms.json' with { type: 'json' }
import frServer from '@phrases/fr/server.json' with { type: 'json' }
import frStoredNames from '@phrases/fr/stored-names.json' with { type: 'json' }
import grCashAdvance from '@phrases/gr/cash-advance.json' with { type: 'json' }
import grCollection from '@phrases/gr/collection.json' with { type: 'json' }
import grCommissionRecord from '@phrases/gr/commission-record.json' with { type: 'json' }
import grDocumentNames from '@phrases/gr/document-names.json' with { type: 'json' }
import grDocumentTypes from '@phrases/gr/document-types.json' with { type: 'json' }
import grExpense from '@phrases/gr/expense.json' with { type: 'json' }
import grLedger from '@phrases/gr/ledger.json' with { type: 'json' }
import grNotification from '@phrases/gr/notification.json' with { type: 'json' }
import grPaper from '@phrases/gr/paper.json' with { type: 'json' }
import grProfitAndLoss from '@phrases/gr/profit-and-loss.json' with { type: 'json' }
import grReportMatch from '@phrases/gr/report-match.json' with { type: 'json' }
import grSaleTerms from '@phrases/gr/sale-terms.json' with { type: 'json' }
import grServer from '@phrases/gr/server.json' with { type: 'json' }
import grStoredNames from '@phrases/gr/stored-names.json' with { type: 'json' }
import itCashAdvance from '@phrases/it/cash-advance.json' with { type: 'json' }
import itCollection from '@phrases/it/collection.json' with { type: 'json' }
import itCommissionRecord from '@phrases/it/commission-record.json' with { type: 'json' }
import itDocumentNames from '@phrases/it/document-names.json' with { type: 'json' }
import itDocumentTypes from '@phrases/it/document-types.json' with { type: 'json' }
import itExpense from '@phrases/it/expense.json' with { type: 'json' }
import itLedger from '@phrases/it/ledger.json' with { type: 'json' }
import itNotification from '@phrases/it/notification.json' with { type: 'json' }
import itPaper from '@phrases/it/paper.json' with { type: 'json' }
import itProfitAndLoss from '@phrases/it/profit-and-loss.json' with { type: 'json' }
import itReportMatch from '@phrases/it/report-match.json' with { type: 'json' }
import itSaleTerms from '@phrases/it/sale-terms.json' with { type: 'json' }
import itServer from '@phrases/it/server.json' with { type: 'json' }
import itStoredNames from '@phrases/it/stored-names.json' with { type: 'json' }
import ruCashAdvance from '@phrases/ru/cash-advance.json' with { type: 'json' }
import ruCollection from '@phrases/ru/collection.json' with { type: 'json' }
import ruCommissionRecord from '@phrases/ru/commission-record.json' with { type: 'json' }
import ruDocumentNames from '@phrases/ru/document-names.json' with { type: 'json' }
import ruDocumentTypes from '@phrases/ru/document-types.json' with { type: 'json' }
import ruExpense from '@phrases/ru/expense.json' with { type: 'json' }
import ruLedger from '@phrases/ru/ledger.json' with { type: 'json' }
import ruNotification from '@phrases/ru/notification.json' with { type: 'json' }
import ruPaper from '@phrases/ru/paper.json' with { type: 'json' }
import ruProfitAndLoss from '@phrases/ru/profit-and-loss.json' with { type: 'json' }
import ruReportMatch from '@phrases/ru/report-match.json' with { type: 'json' }
import ruSaleTerms from '@phrases/ru/sale-terms.json' with { type: 'json' }
import ruServer from '@phrases/ru/server.json' with { type: 'json' }
import ruStoredNames from '@phrases/ru/stored-names.json' with { type: 'json' }
import spCashAdvance from '@phrases/sp/cash-advance.json' with { type: 'json' }
import spCollection from '@phrases/sp/collection.json' with { type: 'json' }
import spCommissionRecord from '@phrases/sp/commission-record.json' with { type: 'json' }
import spDocumentNames from '@phrases/sp/document-names.json' with { type: 'json' }
import spDocumentTypes from '@phrases/sp/document-types.json' with { type: 'json' }
import spExpense from '@phrases/sp/expense.json' with { type: 'json' }
import spLedger from '@phrases/sp/ledger.json' with { type: 'json' }
import spNotification from '@phrases/sp/notification.json' with { type: 'json' }
import spPaper from '@phrases/sp/paper.json' with { type: 'json' }
import spProfitAndLoss from '@phrases/sp/profit-and-loss.json' with { type: 'json' }
import spReportMatch from '@phrases/sp/report-match.json' with { type: 'json' }
import spSaleTerms from '@phrases/sp/sale-terms.json' with { type: 'json' }
import spServer from '@phrases/sp/server.json' with { type: 'json' }
import spStoredNames from '@phrases/sp/stored-names.json' with { type: 'json' }

type Namespace =
  | 'cash-advance'
  | 'collection'
  | 'commission-record'
  | 'document-names'
  | 'document-types'
  | 'expense'
  | 'ledger'
  | 'notification'
  | 'paper'
  | 'profit-and-loss'
  | 'report-match'
  | 'server'
  | 'stored-names'

const FILES: Record<Exclude<Locale, 'en'>, Record<Namespace | 'sale-terms', Phrases>> = {
  ar: {
    'cash-advance': arCashAdvance,
    collection: arCollection,
    'commission-record': arCommissionRecord,
    'document-names': arDocumentNames,
    'document-types': arDocumentTypes,
    expense: arExpense,
    ledger: arLedger,
    notification: arNotification,
    paper: arPaper,
    'profit-and-loss': arProfitAndLoss,
    'report-match': arReportMatch,
    'sale-terms': arSaleTerms,
    server: arServer,
    'stored-names': arStoredNames,
  },
  ch: {
    'cash-advance': chCashAdvance,
    collection: chCollection,
    'commission-record': chCommissionRecord,
    'document-names': chDocumentNames,
    'document-types': chDocumentTypes,
    expense: chExpense,
    ledger: chLedger,
    notification: chNotification,
    paper: chPaper,
    'profit-and-loss': chProfitAndLoss,
    'report-match': chReportMatch,
    'sale-terms': chSaleTerms,
    server: chServer,
    'stored-names': chStoredNames,
  },
  fr: {
    'cash-advance': frCashAdvance,
    collection: frCollection,
    'commission-record': frCommissionRecord,
    'document-names': frDocumentNames,
    'document-types': frDocumentTypes,
    expense: frExpense,
    ledger: frLedger,
    notification: frNotification,
    paper: frPaper,
    'profit-and-loss': frProfitAndLoss,
    'report-match': frReportMatch,
    'sale-terms': frSaleTerms,
    server: frServer,
    'stored-names': frStoredNames,
  },
  gr: {
    'cash-advance': grCashAdvance,
    collection: grCollection,
    'commission-record': grCommissionRecord,
    'document-names': grDocumentNames,
    'document-types': grDocumentTypes,
    expense: grExpense,
    ledger: grLedger,
    notification: grNotification,
    paper: grPaper,
    'profit-and-loss': grProfitAndLoss,
    'report-match': grReportMatch,
    'sale-terms': grSaleTerms,
    server: grServer,
    'stored-names': grStoredNames,
  },
  it: {
    'cash-advance': itCashAdvance,
    collection: itCollection,
    'commission-record': itCommissionRecord,
    'document-names': itDocumentNames,
    'document-types': itDocumentTypes,
    expense: itExpense,
    ledger: itLedger,
    notification: itNotification,
    paper: itPaper,
    'profit-and-loss': itProfitAndLoss,
    'report-match': itReportMatch,
    'sale-terms': itSaleTerms,
    server: itServer,
    'stored-names': itStoredNames,
  },
  ru: {
    'cash-advance': ruCashAdvance,
    collection: ruCollection,
    'commission-record': ruCommissionRecord,
    'document-names': ruDocumentNames,
    'document-types': ruDocumentTypes,
    expense: ruExpense,
    ledger: ruLedger,
    notification: ruNotification,
    paper: ruPaper,
    'profit-and-loss': ruProfitAndLoss,
    'report-match': ruReportMatch,
    'sale-terms': ruSaleTerms,
    server: ruServer,
    'stored-names': ruStoredNames,
  },
  sp: {
    'cash-advance': spCashAdvance,
    collection: spCollection,
    'commission-record': spCommissionRecord,
    'document-names': spDocumentNames,
    'document-types': spDocumentTypes,
    expense: spExpense,
    ledger: spLedger,
    notification: spNotification,
    paper: spPaper,
    'profit-and-loss': spProfitAndLoss,
    'report-match': spReportMatch,
    'sale-terms': spSaleTerms,
    server: spServer,
    'stored-names': spStoredNames,
  },
}

/** A guard holds that each language has the keys of English, which therefore type them all. */
export function inAllLanguages<T extends Phrases>(namespace: Namespace, english: T): Record<Locale, T> {
  const phrasesIn = (locale: Locale) =>
    locale === 'en'
      ? english
      : withSaleTerms(namespace, FILES[locale][namespace], FILES[locale]['sale-terms'])
  return Object.fromEntries(LOCALE_CODES.map(locale => [locale, phrasesIn(locale)])) as Record<Locale, T>
}
