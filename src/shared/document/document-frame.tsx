import { DocumentTracker } from '@/shared/approval/document-tracker'
import { RecordFrame, type FrameTabs, type RecordFrameProps } from '@/shared/record/record-frame'
import type { ResourceRow } from '@/shared/resource/resource-types'
import type { Tab } from '@/shared/ui/tabs'

export type DocumentFrameProps<Shown extends ResourceRow> = Omit<RecordFrameProps<Shown>, 'tabs'> & {
  /** What the chain of approvals knows it by. */
  docType: string
  words: { details: string; tracker: string }
  /** Of the tabs that every record has those that follow. */
  beside: (tabs: FrameTabs, row: Shown) => readonly Tab[]
}

/** One document beside its list: what it says, who decides it once it is sent, and what its kind shows besides. */
export function DocumentFrame<Shown extends ResourceRow>(props: DocumentFrameProps<Shown>) {
  const { docType, words, beside, ...frame } = props
  const tracker = {
    key: 'tracker',
    label: words.tracker,
    content: <DocumentTracker docType={docType} subjectId={frame.id} />,
  }
  return (
    <RecordFrame
      {...frame}
      tabs={(row, common) => [
        { ...common.details, label: words.details },
        ...(row['status'] === 'draft' ? [] : [tracker]),
        ...beside(common, row),
      ]}
    />
  )
}
