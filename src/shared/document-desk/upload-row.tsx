import type { UploadSlot } from '@/shared/document-desk/upload-slot'
import type { UploadRow } from '@/shared/document-desk/upload-group'
import type { Uploads } from '@/shared/document-desk/use-uploads'
import { DateInput } from '@/shared/form/date-input'
import { shownSize } from '@/shared/form/file-rules'
import { Ltr } from '@/shared/format/ltr'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { IconButton } from '@/shared/ui/icon-button'
import { Select } from '@/shared/ui/select'

export type UploadRowFieldsProps = { row: UploadRow; slots: readonly UploadSlot[]; uploads: Uploads }

/** A file, what it is for, and until when it is valid where that is asked. */
export function UploadRowFields({ row, slots, uploads }: UploadRowFieldsProps) {
  const t = usePhrases('document-desk')
  const { id, file, slotKey, validTo, share, fault } = row
  const { isBusy } = uploads
  const { name } = file
  const slot = slots.find(({ key }) => key === slotKey)
  const labelOf = ({ name: requirement, owner, status }: UploadSlot) =>
    [owner, storedName('document_requirement', requirement), status !== 'missing' && t(`status.${status}`)]
      .filter(Boolean)
      .join(' · ')
  return (
    <li className="upload-row">
      <div className="upload-file">
        <bdi>{name}</bdi>{' '}
        <span className="text-muted small">
          <Ltr>{shownSize(file.size)}</Ltr>
        </span>
      </div>
      <div className="upload-pick">
        <Select
          aria-label={t('upload.requirement', { name })}
          value={slot?.key ?? ''}
          placeholder={t('upload.pick')}
          disabled={isBusy}
          options={slots.map(one => ({ value: one.key, label: labelOf(one) }))}
          onChange={event => uploads.change(id, { slotKey: event.target.value || null })}
        />
      </div>
      {slot?.asksValidTo && (
        <div className="upload-date">
          <DateInput
            aria-label={t('upload.valid_to', { name })}
            value={validTo}
            disabled={isBusy}
            onChange={value => uploads.change(id, { validTo: value })}
          />
        </div>
      )}
      <div className="upload-remove">
        <IconButton
          icon="x-lg"
          label={t('upload.remove', { name })}
          disabled={isBusy}
          onClick={() => uploads.remove(id)}
        />
      </div>
      {share !== null && (
        <progress className="upload-note" aria-label={t('upload.sending', { name })} max={1} value={share} />
      )}
      {fault && (
        <p className="field-error upload-note" role="alert">
          {fault}
        </p>
      )}
    </li>
  )
}
