/**
 * OpenTelemetry traces, loaded only if an endpoint is set. A call is a span, a child of the caller's span if it
 * sends a W3C `traceparent`. Its transactions and statements are child spans. Jobs of one run share a trace with an
 * id derived from the run's. Spans hold operations, codes and the request id, never contents.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import type { Attributes, Context, Span, SpanContext } from '@opentelemetry/api';
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { JsonTraceSerializer } from '@opentelemetry/otlp-transformer';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { RequestLine } from '../doors/http.ts';
import type { Outbound } from '../ports/outbound.ts';
import { classifyDatabaseError } from '../store/database-faults.ts';
import type { ObserveDatabase } from '../store/observe-database.ts';

export interface TracingOptions {
  /** The receiver; the exporter appends `/v1/traces`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly outbound: Outbound;
  readonly serviceName: string;
  readonly version: string;
  /** The share of traces to keep, from 0 to 1. */
  readonly ratio: number;
  /** Receives export errors; those spans are lost. */
  readonly onFault: (fault: unknown) => void;
}

export interface Tracing {
  aroundCall(traceparent: string | undefined, work: () => Promise<RequestLine>): Promise<RequestLine>;
  aroundJob(queue: string, runId: string | undefined, work: () => Promise<void>): Promise<void>;
  observe: ObserveDatabase;
  /** Exports remaining spans. */
  end(): Promise<void>;
}

const exportTimeoutMs = 10_000;

export function createTracing(options: TracingOptions): Tracing {
  const { serviceName, version, ratio } = options;
  const ratioSampler = new TraceIdRatioBasedSampler(ratio);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.version': version,
      'process.pid': process.pid,
    }),
    // A caller may join its trace to ours, but not decide how many of ours are kept.
    sampler: new ParentBasedSampler({ root: ratioSampler, remoteParentSampled: ratioSampler }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: createExporter(options), scheduledDelayMillis: 2_000 }),
    ],
  });
  const tracer = provider.getTracer(serviceName, version);
  const active = new AsyncLocalStorage<Context>();
  const runInSpan = async <T>(
    span: Span,
    parent: Context,
    work: () => Promise<T>,
    attributesOf: (result: T) => Attributes = () => ({}),
  ): Promise<T> => {
    try {
      const result = await active.run(trace.setSpan(parent, span), work);
      span.setAttributes(attributesOf(result));
      return result;
    } catch (fault) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', classifyDatabaseError(fault).kind);
      throw fault;
    } finally {
      span.end();
    }
  };
  return {
    aroundCall: (traceparent, work) => {
      const parent = createChildContext(traceparent === undefined ? null : parseTraceParent(traceparent));
      const span = tracer.startSpan('call', { kind: SpanKind.SERVER }, parent);
      return runInSpan(span, parent, work, (line) => describeCall(span, line));
    },
    aroundJob: (queue, runId, work) => {
      const parent = createChildContext(runId === undefined ? null : createRunSpanContext(runId));
      const run = runId === undefined ? {} : { 'outreach.run_id': runId };
      const attributes = { 'outreach.queue': queue, ...run };
      const span = tracer.startSpan(`job ${queue}`, { kind: SpanKind.CONSUMER, attributes }, parent);
      return runInSpan(span, parent, work);
    },
    observe: ({ name }, work) => {
      const parent = active.getStore();
      // Background work, such as the relay's polling, belongs to no trace.
      if (parent === undefined) return work();
      const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': name };
      const span = tracer.startSpan(`database ${name}`, { kind: SpanKind.CLIENT, attributes }, parent);
      return runInSpan(span, parent, work);
    },
    end: () => provider.shutdown(),
  };
}

function createChildContext(parent: SpanContext | null): Context {
  return parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
}

/** The same for every process that works on the run. */
function createRunSpanContext(runId: string): SpanContext {
  const hex = createHash('sha256').update(runId).digest('hex');
  return { traceId: hex.slice(0, 32), spanId: hex.slice(32, 48), traceFlags: TraceFlags.SAMPLED };
}

function describeCall(span: Span, line: RequestLine): Attributes {
  const { requestId, door, method, path, fn, status, code } = line;
  span.updateName(fn ?? `${method ?? 'call'} ${path ?? door}`);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  return {
    'outreach.request_id': requestId,
    'outreach.door': door,
    'http.response.status_code': status,
    ...(method === undefined ? {} : { 'http.request.method': method }),
    ...(path === undefined ? {} : { 'http.route': path }),
    ...(fn === undefined ? {} : { 'outreach.fn': fn }),
    ...(code === undefined ? {} : { 'outreach.code': code }),
  };
}

function serialise(spans: Parameters<SpanExporter['export']>[0]): Uint8Array<ArrayBuffer> {
  const bytes = JsonTraceSerializer.serializeRequest(spans);
  if (!bytes) throw new Error('The spans could not be serialised as JSON.');
  return new Uint8Array(bytes);
}

function createExporter({ endpoint, headers, outbound, onFault }: TracingOptions): SpanExporter {
  const url = `${endpoint}/v1/traces`;
  const deliver = async (spans: Parameters<SpanExporter['export']>[0]): Promise<void> => {
    const { status } = await outbound.fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: serialise(spans),
      timeoutMs: exportTimeoutMs,
      redirect: 'manual',
    });
    if (status >= 300) throw new Error(`The trace receiver answered ${status}.`);
  };
  return {
    export: (spans, done) => {
      deliver(spans).then(
        () => done({ code: ExportResultCode.SUCCESS }),
        (fault: unknown) => {
          onFault(fault);
          done({ code: ExportResultCode.FAILED });
        },
      );
    },
    shutdown: async () => undefined,
  };
}
