import { ImportFault } from '@/shared/record/import/import-fault'
import { readWorkbook } from '@/shared/record/import/read-xlsx'

/** A file of unknown origin is read apart from the page, and the page can put an end to it. */
self.addEventListener('message', (event: MessageEvent<ArrayBuffer>) => {
  readWorkbook(new Uint8Array(event.data)).then(
    sheets => self.postMessage({ sheets }),
    (fault: unknown) => self.postMessage({ fault: fault instanceof ImportFault ? fault.code : 'damaged' }),
  )
})
