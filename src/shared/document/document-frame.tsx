import type { ReactNode } from 'react'
import { DocumentTracker } from '@/shared/approval/document-tracker'
import { RecordFrame, type RecordFrameProps } from '@/shared/record/record-frame'
import { useRecordTabs } from '@/shared/record/use-record-tabs'
import type { ResourceRow } from '@/shared/resource/resource-types'
import type { Tab } from '@/shared/ui/tabs'

export type DocumentFrameProps<Shown extends ResourceRow> = Omit<RecordFrameProps<Shown>, 'tabs'> & {
  /** What the chain of approvals knows it by. */
  docType: string
  words: { details: string; tracker: string }
  details: (row: Shown) => ReactNode
  /** Of the tabs that every record has those that follow. */
  beside: (tabs: ReturnType<typeof useRecordTabs>, row: Shown) => readonly Tab[]
  mayAddFiles?: boolean | undefined
}

/** One document beside its list: what it says, who decides it once it is sent, and what its kind shows besides. */
export function DocumentFrame<Shown extends ResourceRow>(props: DocumentFrameProps<Shown>) {
  const { docType, words, details, beside, mayAddFiles, ...frame } = props
  const { api, id, form } = frame
  const common = useRecordTabs({ api, namespace: form.namespace, id, mayAddFiles })
  const tracker = {
    key: 'tracker',
    label: words.tracker,
    content: <DocumentTracker docType={docType} subjectId={id} />,
  }
  return (
    <RecordFrame
      {...frame}
      tabs={row => [
        { key: 'details', label: words.details, content: details(row), keep: true },
        ...(row['status'] === 'draft' ? [] : [tracker]),
        ...beside(common, row),
      ]}
    />
  )
}
