import { usePhrases } from '@/shared/i18n/use-phrases'
import { saveAs } from '@/shared/record/stored-files'
import { Button } from '@/shared/ui/button'
import { ShownFile } from '@/shared/viewer/shown-file'
import { useFileContent } from '@/shared/viewer/use-file-content'

export type FileContentProps = { name: string; mime: string; fetchFile: () => Promise<Blob> }

/** A file beside what is decided of it. */
export function FileContent({ name, mime, fetchFile }: FileContentProps) {
  const t = usePhrases('record')
  const loaded = useFileContent(fetchFile)
  const { file } = loaded
  return (
    <div className="file-content">
      <div className="file-content-head">
        <bdi className="text-muted small text-break">{name}</bdi>
        <Button size="sm" icon="download" disabled={!file} onClick={() => file && saveAs(file.address, name)}>
          {t('viewer.save')}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
      <section className="viewer" tabIndex={0} aria-label={name}>
        <ShownFile name={name} mime={mime} loaded={loaded} />
      </section>
    </div>
  )
}
