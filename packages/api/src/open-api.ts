import * as z from 'zod/mini';
import { type Endpoint, type Method, proofHeader } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { failure } from './envelope.ts';
import { errorCodes } from './errors/codes.ts';
import { languages } from './languages.ts';

type Json = Record<string, unknown>;

/** Draft 2020-12 is the dialect of OpenAPI 3.1; transforms are described by what goes in. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
}

const answered = 'The answer, or why there is none.';
const answeredByFile =
  'A file, by the header `content-disposition: attachment` with its name; or, without that header, why there is none.';

function answersOf(endpoint: Endpoint): Json {
  const ok = {
    type: 'object',
    required: ['type', 'message'],
    properties: { type: { const: 'ok' }, message: schemaOf(endpoint.response, 'output') },
  };
  const json = (schema: Json): Json => ({ 'application/json': { schema } });
  const failed = { $ref: '#/components/schemas/Failure' };
  const document = schemaOf(endpoint.response, 'output');
  const files = {
    csv: { 'text/csv': { schema: document }, ...json(failed) },
    json: json({ oneOf: [document, failed] }),
  };
  const transport = { $ref: '#/components/responses/Failure' };
  return {
    200: {
      description: endpoint.file === undefined ? answered : answeredByFile,
      content: endpoint.file === undefined ? json({ oneOf: [ok, failed] }) : files[endpoint.file],
    },
    400: transport,
    429: transport,
    500: transport,
    503: transport,
  };
}

const langParameter = { type: 'string', enum: [...languages], description: 'The language of messages.' };

const proofParameter = {
  name: proofHeader,
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description:
    'The answer to `proof_of_work_required`: the challenge of its detail, a colon, and 1 to 16 digits or small letters, ' +
    'such that the SHA-256 of the whole begins with as many zero bits as `bits` says.',
};

const uploadContent = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { lang: langParameter, file: { type: 'string', contentMediaType: 'application/octet-stream' } },
      required: ['file'],
    },
  },
};

function operationOf(path: string, method: Method, endpoint: Endpoint): Json {
  const request = schemaOf(endpoint.request, 'input');
  const properties = { ...(request['properties'] as Json), lang: langParameter };
  const required = (request['required'] as string[] | undefined) ?? [];
  const operation: Json = {
    operationId: `${method.toLowerCase()}_${path.replaceAll('/', '_')}`,
    summary: endpoint.summary,
    tags: [endpoint.section],
    responses: answersOf(endpoint),
    ...(endpoint.auth === 'customer' ? { security: [{ token: [] }] } : {}),
    ...(endpoint.proof === true ? { parameters: [proofParameter] } : {}),
  };
  if (method === 'GET') {
    const parameters = Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    }));
    return { ...operation, parameters };
  }
  if (endpoint.upload === true) return { ...operation, requestBody: { required: true, content: uploadContent } };
  const schema = { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
  const content = { 'application/x-www-form-urlencoded': { schema }, 'application/json': { schema } };
  return { ...operation, requestBody: { required: required.length > 0, content } };
}

/** The OpenAPI 3.1 document of the calls; without `sandbox`, of those that exist in live mode. */
export function openApiDocument({ siteName, sandbox }: { siteName: string; sandbox: boolean }): Json {
  const paths: Record<string, Json> = {};
  for (const [path, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    if (endpoint.sandboxOnly === true && !sandbox) continue;
    const operations = endpoint.methods.map((method) => [method.toLowerCase(), operationOf(path, method, endpoint)]);
    paths[`/${path}`] = Object.fromEntries(operations) as Json;
  }
  const failureSchema = schemaOf(failure, 'output');
  (failureSchema['properties'] as Record<string, Json>)['code'] = { type: 'string', enum: [...errorCodes] };
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName} API`,
      version: '0.16.0',
      description:
        'Every answer is an envelope: `ok` with a message, or `error` (999: log in first; 998: verify your identity) ' +
        'with a stable code and a text in the language of `lang`. Amounts are decimal strings, times Unix milliseconds.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Failure: failureSchema },
      responses: {
        Failure: {
          description: 'The request failed before or beyond the application.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    },
  };
}
