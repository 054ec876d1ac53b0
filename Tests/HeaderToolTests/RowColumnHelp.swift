/// What the help of every command that prints rows says about their columns.
let rowColumnHelp = """
  Rows of csv and jsonl have these columns, in points and milliseconds; y grows downwards:
    time                milliseconds since the beginning
    event               the event's name; animationFrame for a frame of the header's own animation
    cause               why the offset changed: drag, deceleration, programmatic or layout
    finger              the finger's y, while one is down
    content_offset      the offset that the technique was given with the event
    content_size        height of the content
    bounds              height of the scroll view
    inset_top           adjusted inset above the content
    inset_bottom        adjusted inset below the content
    header_min_y        top edge of the header, as the technique answers
    header_height       height of the header
    scroll_view_min_y   top edge of the scroll view
    content_inset_top   what the header adds to the inset above the content
    collapsed_fraction  0 for a header as large as it rests, 1 for one as small as it gets
    stretch             points that the header is taller than it rests
    corrected_offset    the offset after the answer, where that changed it
    page                with --pages only: the page it happened on, 1 being the first
    overlap             in jsonl only: points of content under the header, which then looks lifted

  What has no value is empty in csv, and null in jsonl. In an overlay the rows say what the technique
  is told and answers, so that those of both mountings can be compared.
  """
