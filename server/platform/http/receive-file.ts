import fastifyMultipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { LARGEST_FILE, readUpload, tooLarge, type Upload } from '@server/platform/files/read-upload'
import type { PortalApp } from '@server/platform/http/portal-app'
import { fieldProblem, Problem } from '@server/platform/http/problems'

/** One file and a few words beside it; what is more than that is no form of ours. */
const LIMITS = {
  files: 1,
  fileSize: LARGEST_FILE + 1,
  fields: 4,
  parts: 5,
  fieldSize: 1_000,
  headerPairs: 20,
}

export async function uploads(app: PortalApp): Promise<void> {
  await app.register(fastifyMultipart, { limits: LIMITS, throwFileSizeLimit: false })
}

/** In memory, and never on a disk before it is known to be whole and to be a file that may be stored. */
export async function receiveFile(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new Problem('wrong_type')
  try {
    let upload: Upload | null = null
    // To the end of the form: a second file behind the first would be dropped without a word.
    for await (const part of request.files()) {
      const content = await readUpload(part.file)
      if (part.file.truncated) throw tooLarge()
      upload = { fileName: part.filename, content }
    }
    if (!upload) throw fieldProblem('rule_broken', 'file', 'file_missing')
    return upload
  } catch (error) {
    throw refusalOf(error)
  }
}

function refusalOf(error: unknown): unknown {
  if (error instanceof Problem) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_FILES_LIMIT') return fieldProblem('rule_broken', 'file', 'one_file_only')
  if (/^FST_\w+_LIMIT$/.test(code)) return new Problem('too_large')
  // Whatever else is wrong with a form is wrong with what was sent.
  return new Problem('malformed')
}
