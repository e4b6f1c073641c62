import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LINK_PATHS } from '@contract/access/screens/outside.screens'
import type { PortalApp } from '@server/platform/http/portal-app'
import { pageDocuments } from '@server/platform/http/page-documents'
import { answer } from '@server/platform/http/answer-errors'
import { Problem } from '@server/platform/http/problems'

const YEAR = 'public, max-age=31536000, immutable'
const LOOKS_LIKE_FILE = /\.[a-z0-9]{1,8}$/i
/** What begins with a dot is a tool's own (.git, .env, .vite), never a page and never a file to serve. */
const HIDDEN = /\/(\.|%2e)/i
const NOT_PAGES = /^\/(api|assets|users\/(authenticate|register|logout|forgot-password|reset-password)$)/

/**
 * Hashed names live for a year, index.html is asked for each time. A path that looks like a page gets the SPA; a
 * missing asset gets 404, never index.html, or an old tab would run HTML as script. Handlers return nothing: for each
 * reply that one returns Fastify listens once more to the answer, and Node warns of the eleventh listener.
 */
export async function staticFiles(app: PortalApp, root: string | null): Promise<void> {
  if (root === null || !existsSync(root)) {
    app.setNotFoundHandler(nothingThere)
    return
  }
  const linkPage = existsSync(join(root, 'link.html')) ? 'link.html' : 'index.html'
  const documentOf = pageDocuments(root)
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      void reply.header('Cache-Control', isOfBuild(path) ? YEAR : 'no-cache')
    },
  })
  app.get(
    '/*',
    { config: { access: { public: 'the portal itself, before anyone is known' } } },
    (request, reply) => {
      const path = pathOf(request.url)
      const options = isOfBuild(path) ? NEVER_ASKED_AGAIN : {}
      if (LOOKS_LIKE_FILE.test(path)) void reply.sendFile(decodeURIComponent(path), options)
      else void reply.callNotFound()
    },
  )
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url)
    if (request.method !== 'GET' || isElsewhere(path)) nothingThere(request, reply)
    else void reply.sendFile(isLinkPage(path) ? linkPage : documentOf(path))
  })
}

/** Named by what is in it. */
const isOfBuild = (path: string): boolean => path.includes('/assets/')

/** Kept for a year by its name, a file is never asked for again: by when it was changed, or in parts. */
const NEVER_ASKED_AGAIN = { etag: false, lastModified: false, acceptRanges: false }

/** Pages of mailed links have a document of their own, without the portal around them. */
function isLinkPage(path: string): boolean {
  const cut = path.lastIndexOf('/')
  return cut < path.length - 1 && LINK_PATHS.includes(`${path.slice(0, cut)}/:id`)
}

function isElsewhere(path: string): boolean {
  return LOOKS_LIKE_FILE.test(path) || NOT_PAGES.test(path) || HIDDEN.test(path)
}

function nothingThere(request: FastifyRequest, reply: FastifyReply): void {
  void answer(new Problem('not_found'), request, reply)
}

function pathOf(url: string): string {
  return url.split(/[?#]/)[0] ?? '/'
}
