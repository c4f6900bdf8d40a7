/** A file that the server made, under the name that it gave it. */
export interface AnsweredFile {
  name: string;
  content: Blob;
}

const named = /filename="([\w.-]+)"/;

/** Whether an answer is a file rather than an envelope; a refusal to make one is an envelope too. */
export function isFile(response: Response): boolean {
  return response.status === 200 && response.headers.get('content-disposition')?.startsWith('attachment') === true;
}

export async function fileOf(response: Response): Promise<AnsweredFile> {
  const [, name = 'auric'] = named.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { name, content: await response.blob() };
}
