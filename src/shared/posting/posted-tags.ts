import { listTag } from '@/shared/http/tags'

/** The lists that grow whenever something is posted to the books. */
export const postedTags = () => [listTag('journal_entry'), listTag('journal_line')]
