import { Suspense, useEffect, type ReactNode } from 'react'
import type { Namespace } from '@/shared/i18n/namespaces'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { LineWords } from '@/shared/record/history-entry'
import { LateComments, LateFiles, recordAhead } from '@/shared/record/late-record'
import { RecordHistory } from '@/shared/record/record-history'
import type { RecordApi } from '@/shared/record/record-panel.types'
import { Skeleton } from '@/shared/ui/skeleton'
import type { Tab } from '@/shared/ui/tabs'
import { whenQuiet } from '@/shared/ui/when-quiet'

export type TabbedRecord = {
  api: RecordApi
  namespace: Namespace
  id: string
  /** Says what a line of the history is about that is no field of the record: of its parts. */
  lineOf?: ((line: string) => LineWords | null) | undefined
  /** Where the record's own state says it; otherwise the right to change such records does. */
  mayAddFiles?: boolean | undefined
}

export type RecordTabs = Record<'history' | 'comments' | 'files', Tab> & {
  /** The record itself, what happened to it, what was said, what belongs to it. */
  after: (details: ReactNode, options?: Pick<Tab, 'keep'>) => [Tab, ...Tab[]]
}

const whenThere = (part: ReactNode) => <Suspense fallback={<Skeleton lines={4} />}>{part}</Suspense>

/** The tabs that records of every kind have, for whoever says which of them stand where. */
export function useRecordTabs(record: TabbedRecord): RecordTabs {
  const { api, namespace, id, lineOf, mayAddFiles } = record
  const t = usePhrases('record')
  useEffect(() => whenQuiet(recordAhead), [])
  const common: Record<'history' | 'comments' | 'files', Tab> = {
    history: {
      key: 'history',
      label: t('panel.history'),
      content: <RecordHistory api={api} namespace={namespace} id={id} lineOf={lineOf} />,
    },
    comments: {
      key: 'comments',
      label: t('panel.comments'),
      content: whenThere(<LateComments api={api} id={id} />),
      keep: true,
    },
    files: {
      key: 'files',
      label: t('panel.files'),
      content: whenThere(<LateFiles api={api} id={id} mayAdd={mayAddFiles} />),
      keep: true,
    },
  }
  return {
    ...common,
    after: (details, options) => [
      { key: 'details', label: t('panel.details'), content: details, ...options },
      common.history,
      common.comments,
      common.files,
    ],
  }
}
