/** What a step of the way in is, and why. */
export function StepHead({ title, note }: { title: string; note: string }) {
  return (
    <div className="mb-5">
      <h1 className="text-lg font-semibold tracking-tight">{title}</h1>
      <p className="mt-1 text-sm text-text-2">{note}</p>
    </div>
  );
}
