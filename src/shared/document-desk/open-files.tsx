import { useState } from 'react'
import type { DeskFile } from '@/shared/document-desk/desk-document'
import { fetchContent } from '@/shared/record/stored-files'
import { IconButton } from '@/shared/ui/icon-button'
import { FileViewer } from '@/shared/viewer/file-viewer'

export type OpenFilesProps = { files: readonly DeskFile[]; label: (name: string) => string }

/** A press for each file of a document, which opens it over the page. */
export function OpenFiles({ files, label }: OpenFilesProps) {
  const [open, setOpen] = useState<DeskFile | null>(null)
  return (
    <>
      {files.map(file => (
        <IconButton key={file.url} icon="eye" label={label(file.name)} onClick={() => setOpen(file)} />
      ))}
      {open && (
        <FileViewer
          name={open.name}
          mime={open.mime}
          fetchFile={() => fetchContent(open.url, open.mime)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
