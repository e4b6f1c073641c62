import { useRef, useState, type DragEvent } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { classNames } from '@/shared/ui/class-names'
import { useFieldWiring } from '@/shared/ui/field-context'
import { useMediaQuery } from '@/shared/ui/use-media-query'
import { FileProgress } from '@/shared/form/file-progress'
import { ACCEPTED, faultOfFile, LARGEST_FILE, SHOWN_TYPES, shownSize } from '@/shared/form/file-rules'
import type { FileSender } from '@/shared/form/use-file-sender'
import '@/shared/form/form-kit.scss'

export type FileChooserProps = {
  sender: FileSender
  label?: string | undefined
  disabled?: boolean | undefined
}

/** Chooses a file or takes a picture, and shows how its sending goes. What would be refused is told before. */
export function FileChooser({ sender, label, disabled = false }: FileChooserProps) {
  const t = usePhrases('record')
  const { id, ...wiring } = useFieldWiring<{ id?: string }>({})
  const file = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const hasCamera = useMediaQuery('(pointer: coarse)')
  const [fault, setFault] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  const { sending } = sender

  const take = (files: FileList | null) => {
    const chosen = files?.[0]
    if (!chosen) return
    const found = faultOfFile(chosen)
    // A picture may be too large before it is made smaller.
    if (found === null || (found === 'too_large' && chosen.type.startsWith('image/'))) {
      setFault(null)
      sender.send(chosen)
      return
    }
    const params = { name: chosen.name, size: shownSize(chosen.size), limit: shownSize(LARGEST_FILE) }
    setFault(t(`form.file.${found}`, params))
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) take(event.dataTransfer.files)
  }
  const input = (ref: typeof file, isCamera: boolean) => (
    <input
      ref={ref}
      type="file"
      hidden
      tabIndex={-1}
      accept={isCamera ? 'image/*' : ACCEPTED}
      {...(isCamera && { capture: 'environment' as const })}
      onChange={event => {
        take(event.target.files)
        event.target.value = ''
      }}
    />
  )

  return (
    <div
      className={classNames('file-chooser', isOver && 'is-over')}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      {input(file, false)}
      {/* oxlint-disable-next-line react/refs -- handed on to the element, not read here */}
      {hasCamera && input(camera, true)}
      <div className="cluster">
        <Button
          {...wiring}
          {...(id && { id })}
          icon="upload"
          disabled={disabled}
          onClick={() => file.current?.click()}
        >
          {label ?? t('form.file.choose')}
        </Button>
        {hasCamera && (
          <Button disabled={disabled} onClick={() => camera.current?.click()}>
            {t('form.file.camera')}
          </Button>
        )}
        {!hasCamera && <span className="text-muted small">{t('form.file.drop')}</span>}
      </div>
      <p className="field-hint">
        {t('form.file.told', { size: shownSize(LARGEST_FILE), types: SHOWN_TYPES })}
      </p>
      {fault && (
        <p className="field-error" role="alert">
          {fault}
        </p>
      )}
      {sending && sending.step !== 'failed' && (
        <FileProgress
          name={sending.name}
          share={sending.step === 'shrinking' ? undefined : sending.share}
          onStop={sender.cancel}
        />
      )}
      {sending?.step === 'failed' && (
        <div className="file-progress" role="alert">
          <p className="field-error">
            <bdi>{sending.name}</bdi>
            <span>{sending.failure.message}</span>
          </p>
          <Button size="sm" icon="arrow-clockwise" onClick={sender.retry}>
            {t('form.file.again')}
          </Button>
          <Button size="sm" onClick={sender.forget}>
            {t('form.file.forget')}
          </Button>
        </div>
      )}
    </div>
  )
}
