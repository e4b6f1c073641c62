import { useState } from 'react'
import type { Attachment } from '@contract/kernel/record-calls'
import { FileChooser } from '@/shared/form/file-chooser'
import { useFileSender } from '@/shared/form/use-file-sender'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { error as errorNote, success } from '@/shared/notify/notification.slice'
import { useListRights } from '@/shared/resource/use-list-rights'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { RecordFile } from '@/shared/record/record-file'
import type { RecordApi } from '@/shared/record/record-panel.types'
import { fetchAttachment, saveAs, sendAttachment } from '@/shared/record/stored-files'
import { useAppDispatch } from '@/shared/store/hooks'
import { EmptyState } from '@/shared/ui/empty-state'
import { Modal } from '@/shared/ui/modal'

export type RecordFilesProps = {
  api: RecordApi
  id: string
  /** Where the record's own state says it; otherwise the right to change such records does. */
  mayAdd?: boolean | undefined
}

type Picture = { address: string; name: string }

export function RecordFiles({ api, id, ...given }: RecordFilesProps) {
  const t = usePhrases('record')
  const dispatch = useAppDispatch()
  const { currentData: files, ...answer } = api.useAttachmentsQuery(id)
  const { edit: mayEdit } = useListRights(api.resource, false)
  const mayAdd = given.mayAdd ?? mayEdit
  const [picture, setPicture] = useState<Picture | null>(null)
  const sender = useFileSender(sendAttachment(api.url, id), sent => {
    dispatch(success(t('files.sent', { name: sent.file_name })))
    void answer.refetch()
  })

  const fetchFile = async (file: Attachment, take: (address: string) => void) => {
    try {
      take(await fetchAttachment(api.url, id, file))
    } catch (failed) {
      const why = toApiFailure(failed).message
      dispatch(errorNote(`${t('files.failed', { name: file.file_name })} ${why}`))
    }
  }
  const handleDownload = (file: Attachment) =>
    fetchFile(file, address => {
      saveAs(address, file.file_name)
      // The browser has begun to save by then.
      setTimeout(() => URL.revokeObjectURL(address), 60_000)
    })
  const handleClose = () => {
    if (picture) URL.revokeObjectURL(picture.address)
    setPicture(null)
  }

  return (
    <div className="stack">
      {mayAdd && <FileChooser sender={sender} label={t('files.add')} />}
      {(answer.error !== undefined || !files) && <AnswerWait answer={answer} lines={4} />}
      {answer.error === undefined && files?.length === 0 && <EmptyState title={t('files.empty')} />}
      {answer.error === undefined && files && files.length > 0 && (
        <ul className="record-files" aria-label={t('panel.files')}>
          {files.map(file => (
            <RecordFile
              key={file.id}
              file={file}
              onPreview={() => void fetchFile(file, address => setPicture({ address, name: file.file_name }))}
              onDownload={() => void handleDownload(file)}
            />
          ))}
        </ul>
      )}
      {picture && <PictureDialog {...picture} onClose={handleClose} />}
    </div>
  )
}

type PictureDialogProps = { address: string; name: string; onClose: () => void }

function PictureDialog({ address, name, onClose }: PictureDialogProps) {
  return (
    <Modal show size="lg" title={<bdi>{name}</bdi>} onClose={onClose}>
      <img className="record-picture" src={address} alt={name} />
    </Modal>
  )
}
