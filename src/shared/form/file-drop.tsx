import { useRef, useState, type DragEvent } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { classNames } from '@/shared/ui/class-names'
import { useFieldWiring } from '@/shared/ui/field-context'
import { TOUCHED, useMediaQuery } from '@/shared/ui/use-media-query'
import { ACCEPTED, faultOfFile, LARGEST_FILE, SHOWN_TYPES, shownSize } from '@/shared/form/file-rules'
import '@/shared/form/form-kit.scss'

export type FileDropProps = {
  onFiles: (files: File[]) => void
  /** Several at once. */
  many?: boolean
  label?: string | undefined
  disabled?: boolean | undefined
}

/** Where files are dropped, chosen or photographed. What would be refused is told before it is sent. */
export function FileDrop({ onFiles, many = false, label, disabled = false }: FileDropProps) {
  const t = usePhrases('record')
  const { id, ...wiring } = useFieldWiring<{ id?: string }>({})
  const file = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const hasCamera = useMediaQuery(TOUCHED)
  const [faults, setFaults] = useState<readonly string[]>([])
  const [isOver, setOver] = useState(false)

  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])].slice(0, many ? undefined : 1)
    if (chosen.length === 0) return
    const found = chosen.map(one => {
      const fault = faultOfFile(one)
      // A picture may be too large before it is made smaller.
      return fault === 'too_large' && one.type.startsWith('image/') ? null : fault
    })
    setFaults(
      chosen.flatMap(({ name, size }, index) => {
        const fault = found[index]
        if (!fault) return []
        return [t(`form.file.${fault}`, { name, size: shownSize(size), limit: shownSize(LARGEST_FILE) })]
      }),
    )
    const taken = chosen.filter((_, index) => found[index] === null)
    if (taken.length > 0) onFiles(taken)
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
      multiple={many && !isCamera}
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
      {faults.map(fault => (
        <p key={fault} className="field-error" role="alert">
          {fault}
        </p>
      ))}
    </div>
  )
}
